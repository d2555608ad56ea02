import { handle, type Caller } from '../netlify/lib/handle.ts';

interface PageRequest {
  request: Request;
  ip: string;
  requestId: string;
  /** The key to a page that is opened by its link alone. */
  token: string | undefined;
}

/**
 * Answers with a page that is made on demand: it goes through `handle` as what functions answer does.
 * @param render makes the page, for whoever asks
 */
export function answerPage(
  { request, ip, requestId, token }: PageRequest,
  render: (caller: Caller) => Promise<Response>,
): Promise<Response> {
  const respond = handle({ auth: 'none', isByLink: token !== undefined }, render);
  return respond(request, { ip, requestId, params: token === undefined ? {} : { token } });
}
