import { Agent, type ClientRequest, request } from 'node:http';

/** One stream to open: where, with what. */
export interface Ask {
  url: string;
  headers: Record<string, string>;
  body: object;
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
// The words of Saathi and of the bare handler come as deltas, the upstream's own as OpenAI's chunks.
const FIRST_WORDS = /"type":"delta"|"content":"/;
const ENDED = /"type":"done"|\[DONE\]/;

/** Opens all of them at once and reads each to its end. Resolves with the ms to the first words of each. */
export function readAll(asks: Ask[], onAllOpen = () => {}): Promise<number[]> {
  let open = 0;
  const opened = () => {
    open += 1;
    if (open === asks.length) onAllOpen();
  };
  return Promise.all(asks.map((ask) => read(ask, opened)));
}

function read({ url, headers, body }: Ask, opened: () => void): Promise<number> {
  const content = JSON.stringify(body);
  const started = performance.now();
  return new Promise((resolve, reject) => {
    let first: number | undefined;
    const asking: ClientRequest = request(url, {
      agent,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(content),
        ...headers,
      },
    });
    asking.once('error', (error) => {
      // The server closed an idle connection at the moment it was used again: it has not seen the request.
      if (asking.reusedSocket && first === undefined) resolve(read({ url, headers, body }, opened));
      else reject(error);
    });
    asking.once('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        if (first !== undefined || !FIRST_WORDS.test(text)) return;
        first = performance.now() - started;
        opened();
      });
      response.once('end', () => {
        if (first === undefined || !ENDED.test(text))
          reject(new Error(`${url}: ${response.statusCode} ${text}`));
        else resolve(first);
      });
    });
    asking.end(content);
  });
}
