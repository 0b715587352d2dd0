/** Who comes next after one: by how long they wait, and after the last one the first again; nobody, if it is the only one. */
export function after(tables: readonly { id: string }[], id: string): string {
  const at = tables.findIndex((table) => table.id === id);
  const next = tables[(at + 1) % Math.max(1, tables.length)];
  return next && next.id !== id ? next.id : "";
}
