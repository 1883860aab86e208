// Requests to an instance over connections that are kept open.
import { Agent, request } from 'node:http';

/** A request without success. `kind` is the status, the code of GraphQL's error, or the code of the broken connection. */
export class RequestFault extends Error {
  constructor(message, kind, options) {
    super(message, options);
    this.kind = kind;
  }
}

/**
 * A client of an instance. If it has several addresses, they take turns. A request that is not answered within `patience` milliseconds fails;
 * 0 waits forever.
 */
export function connectTo(urls, { sockets, patience = 0 }) {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  let turn = 0;
  const send = async (path, options = {}, body = '') => {
    const name = `${options.method ?? 'GET'} ${path}`;
    turn += 1;
    const { status, bytes } = await exchange(new URL(path, urls[turn % urls.length]), { agent, ...options }, body, patience).catch(
      (error) => {
        throw new RequestFault(`${name}: ${error.message}`, error.code ?? error.message, { cause: error });
      },
    );
    if (status !== 200) throw new RequestFault(`${name}: status ${status}`, `status ${status}`);
    return bytes;
  };
  return {
    /** The content of an address, which must answer with the status 200. */
    send,
    /** The data of an operation of GraphQL. */
    query: async (text, { token, ...variables } = {}) => {
      const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Token ${token}` }) };
      const body = JSON.stringify({ query: text, variables });
      return dataOf(await send('/graphql', { method: 'POST', headers }, body), text.split(/[({]/, 1)[0].trim());
    },
    /** The data of an operation that sends a file: its form, and the headers for it. */
    upload: async ({ headers, body }, name) => dataOf(await send('/graphql', { method: 'POST', headers }, body), name),
    close: () => agent.destroy(),
  };
}

function dataOf(bytes, name) {
  const { data, errors } = JSON.parse(bytes);
  if (errors) throw new RequestFault(`${name}: ${errors[0].message}`, errors[0].extensions.code);
  return data;
}

function exchange(url, options, body, patience) {
  return new Promise((resolve, reject) => {
    const asked = request(url, options, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.once('end', () => resolve({ status: response.statusCode, bytes: Buffer.concat(parts) })).once('error', reject);
    });
    const late = patience > 0 ? setTimeout(() => asked.destroy(new Error('no answer')), patience) : undefined;
    asked.once('close', () => clearTimeout(late));
    asked.once('error', reject).end(body);
  });
}
