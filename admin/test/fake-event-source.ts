/** Stands for the browser's EventSource, which jsdom lacks; a test tells it what the server says. */
export function useFakeEventSource() {
  let streams: FakeEventSource[] = [];

  class FakeEventSource extends EventTarget {
    readonly url: string;
    constructor(url: string) {
      super();
      this.url = url;
      streams.push(this);
    }
    close() {
      streams = streams.filter((stream) => stream !== this);
    }
  }

  beforeAll(() => Object.assign(globalThis, { EventSource: FakeEventSource }));
  afterEach(() => {
    streams = [];
  });
  return {
    say(type: string, data: unknown) {
      for (const stream of streams) {
        stream.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
      }
    },
  };
}
