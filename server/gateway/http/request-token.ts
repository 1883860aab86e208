/** Older clients send these words if they have no token. */
const noToken = new Set(['null', 'undefined']);

/** The token of an `Authorization: Token …` or `Authorization: Bearer …` header; undefined when there is none. */
export function requestToken(authorization: string | undefined): string | undefined {
  const token = /^(?:token|bearer) +(\S+) *$/i.exec(authorization ?? '')?.[1];
  return token === undefined || noToken.has(token) ? undefined : token;
}
