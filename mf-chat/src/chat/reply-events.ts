import { ReplyEvent } from 'contracts/chat';
import { EventSourceParserStream } from 'eventsource-parser/stream';

/** The events of a streamed reply, in order; ends when the connection does. An event that can't be read is left out. */
export async function* replyEvents(response: Response): AsyncGenerator<ReplyEvent> {
  if (!response.body) return;
  const reader = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const event = parse(next.value.data);
      if (event) yield event;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

function parse(data: string): ReplyEvent | undefined {
  try {
    return ReplyEvent.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
}
