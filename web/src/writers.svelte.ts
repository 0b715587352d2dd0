/** Who is about to say something: devices tell it now and then, and it is believed for a while. */

const LASTS = 5000;

export class Writers {
  seats: number[] = $state([]);
  private toldAt = 0;

  /** There is a sign of it from a seat. */
  begins(seat: number): void {
    this.ends(seat);
    this.seats.push(seat);
    setTimeout(() => this.ends(seat), LASTS);
  }

  /** A seat has said it, or has not for a while. */
  ends(seat: number): void {
    this.seats = this.seats.filter((other) => other !== seat);
  }

  /** Whether it is time to tell the others again that we write. */
  due(): boolean {
    if (Date.now() - this.toldAt < LASTS / 2) return false;
    this.toldAt = Date.now();
    return true;
  }
}
