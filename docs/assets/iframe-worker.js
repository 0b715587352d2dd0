// The site's search runs in a worker, which browsers refuse to a page that lies in a folder (file:). There a hidden frame
// stands in for it. MkDocs Material would fetch such a stand-in from elsewhere, and looks for `IFrameWorker` by that name.
if (location.protocol === "file:") {
  window.IFrameWorker = class extends EventTarget {
    constructor(url) {
      super()
      const frame = document.createElement("iframe")
      frame.hidden = true
      document.body.append(frame)
      this.inside = frame.contentWindow
      this.ready = new Promise((loaded) => {
        window.addEventListener("message", (event) => {
          if (event.source !== this.inside) return
          if (event.data === "iframe-worker-ready") loaded()
          else this.dispatchEvent(new MessageEvent("message", { data: event.data }))
        })
      })
      const inside = this.inside.document
      inside.open()
      inside.write("<!doctype html><body></body>")
      inside.close()
      // a frame has no importScripts, and its postMessage would speak to itself
      this.inside.importScripts = (...urls) => urls.reduce((before, one) => before.then(() => this.script(one)), Promise.resolve())
      this.inside.eval("postMessage = (data) => parent.postMessage(data, '*')")
      this.script(url).then(() => this.inside.eval("postMessage('iframe-worker-ready')"))
    }

    script(url) {
      return new Promise((loaded, failed) => {
        const script = this.inside.document.createElement("script")
        script.src = url
        script.onload = loaded
        script.onerror = failed
        this.inside.document.body.append(script)
      })
    }

    postMessage(data) {
      this.ready.then(() => this.inside.dispatchEvent(new MessageEvent("message", { data })))
    }
  }
  window.Worker = window.IFrameWorker
}
