/** Defines EventSource, which jsdom lacks. Returns functions that act as the server. */
export function useFakeEventSource() {
  let streams: FakeEventSource[] = [];

  class FakeEventSource extends EventTarget {
    static readonly CLOSED = 2;
    readyState = 1;
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
    say(type: string, data: unknown, lastEventId = '') {
      for (const stream of streams) {
        stream.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data), lastEventId }));
      }
    },
    /** Closes all streams like an error response, after which browsers don't reconnect. */
    refuse() {
      for (const stream of streams.splice(0)) {
        stream.readyState = FakeEventSource.CLOSED;
        stream.dispatchEvent(new Event('error'));
      }
    },
    addresses: () => streams.map(({ url }) => url),
  };
}
