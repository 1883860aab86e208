// Pictures that are sent in forms, and what is stored of them.
import { createHash } from 'node:crypto';

const edge = 'edge-of-the-form';
const type = `multipart/form-data; boundary=${edge}`;

/** The request that sends a picture to one of the paths for older clients. */
export function pictureForm({ token }, path, content) {
  return { path, headers: { Authorization: `Token ${token}`, 'Content-Type': type }, body: bodyOf({}, 'image', content) };
}

/** The request that sends an operation of GraphQL with a picture, which is its variable `image`. */
export function pictureOperation({ token }, query, content) {
  const fields = { operations: JSON.stringify({ query, variables: { image: null } }), map: JSON.stringify({ 0: ['variables.image'] }) };
  const headers = { Authorization: `Token ${token}`, 'Content-Type': type, 'Apollo-Require-Preflight': 'true' };
  return { headers, body: bodyOf(fields, '0', content) };
}

function bodyOf(fields, name, content) {
  const texts = Object.entries(fields).map(([field, text]) => `${head(field)}\r\n\r\n${text}\r\n`);
  const file = `${head(name)}; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  return Buffer.concat([Buffer.from(texts.join('') + file), content, Buffer.from(`\r\n--${edge}--\r\n`)]);
}

function head(name) {
  return `--${edge}\r\nContent-Disposition: form-data; name="${name}"`;
}

/** What is stored at the address of a picture, as the digest that should be in its name. Nobody but its owner gets one that its page does not show any more. */
export async function digestAt(client, path, { token }) {
  try {
    return createHash('sha256')
      .update(await client.send(path, { headers: { Authorization: `Bearer ${token}` } }))
      .digest('hex');
  } catch (error) {
    if (error.kind !== 'status 404') throw error;
    return 'nothing';
  }
}
