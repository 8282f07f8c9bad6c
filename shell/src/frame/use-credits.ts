import { useHost } from 'contracts';
import { Credits } from 'contracts/credits';
import { parseJson } from 'contracts/http';
import { useEffect, useState } from 'react';

/** What the person can still send, read when a frame appears; undefined until known or when it cannot be had. */
export function useCredits(): Credits | undefined {
  const { http, session } = useHost();
  const id = session.current?.person?.id;
  const [credits, setCredits] = useState<Credits>();
  useEffect(() => {
    if (!id) return;
    const stop = new AbortController();
    parseJson(http.get('/v1/credits', { signal: stop.signal }), Credits).then(setCredits, () => undefined);
    return () => stop.abort();
  }, [http, id]);
  return credits;
}
