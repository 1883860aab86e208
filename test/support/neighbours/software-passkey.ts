import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import type { AddPasskeyInput, PasskeyAnswerInput } from '../../../server/gateway/graphql/generated.js';

/** What an answer says. A test changes it, to forge or mangle the answer. */
export interface PasskeyClaims {
  /** The challenge, in base64url. */
  readonly challenge: string;
  readonly type: string;
  readonly origin: string;
  readonly siteId: string;
  /** 1: somebody was there; 4: and was recognised; 64: a new key follows. */
  readonly flags: number;
  readonly count: number;
  readonly userHandle: string;
  /** Whether it was asked for in a frame of another site. */
  readonly crossOrigin: boolean;
  /** What a new key is certified by. */
  readonly attestation: 'none' | 'packed';
}

/** A passkey as a program has it, for answers that no browser gives. Real devices are in the browser's tests. */
export class SoftwarePasskey {
  readonly credentialId = randomBytes(16).toString('base64url');
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;

  constructor(private readonly site: Pick<PasskeyClaims, 'origin' | 'siteId' | 'userHandle'>) {
    ({ privateKey: this.privateKey, publicKey: this.publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' }));
  }

  /** The answer that adds it to an account. */
  made(challenge: string, name: string, changed: Partial<PasskeyClaims> = {}): AddPasskeyInput {
    const claims = { type: 'webauthn.create', flags: 1 + 4 + 64, ...this.claims(challenge), ...changed };
    const { x, y } = this.publicKey.export({ format: 'jwk' });
    const id = Buffer.from(this.credentialId, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    // An elliptic key for ES256, as COSE writes it.
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x!, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y!, 'base64url'),
    ]);
    const data = Buffer.concat([authenticatorData(claims), Buffer.alloc(16), length, id, key]);
    return {
      name,
      credentialId: this.credentialId,
      clientDataJson: clientDataOf(claims).toString('base64url'),
      attestationObject: attestationObject(claims.attestation, data).toString('base64url'),
      transports: ['internal'],
    };
  }

  /** The answer that signs in with it. */
  answer(challenge: string, changed: Partial<PasskeyClaims> = {}): PasskeyAnswerInput {
    const claims = { type: 'webauthn.get', flags: 1 + 4, ...this.claims(challenge), ...changed };
    const [data, clientData] = [authenticatorData(claims), clientDataOf(claims)];
    const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()]);
    return {
      credentialId: this.credentialId,
      clientDataJson: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: createSign('sha256').update(signed).sign(this.privateKey).toString('base64url'),
      userHandle: claims.userHandle,
    };
  }

  private claims(challenge: string): Omit<PasskeyClaims, 'type' | 'flags'> {
    return { challenge, ...this.site, count: 0, crossOrigin: false, attestation: 'none' };
  }
}

function authenticatorData({ siteId, flags, count }: PasskeyClaims): Buffer {
  const counted = Buffer.alloc(5);
  counted.writeUInt8(flags);
  counted.writeUInt32BE(count, 1);
  return Buffer.concat([createHash('sha256').update(siteId).digest(), counted]);
}

function clientDataOf({ type, challenge, origin, crossOrigin }: PasskeyClaims): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));
}

// In CBOR: a map of `fmt`, `attStmt` and `authData`. A statement with a certificate has `x5c`.
function attestationObject(kind: PasskeyClaims['attestation'], data: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length);
  const statement =
    kind === 'none' ? [Buffer.from('a0', 'hex')] : [Buffer.from('a163', 'hex'), Buffer.from('x5c'), Buffer.from('814100', 'hex')];
  return Buffer.concat([
    Buffer.from('a363', 'hex'),
    Buffer.from('fmt'),
    Buffer.from([0x60 + kind.length]),
    Buffer.from(kind),
    Buffer.from('67', 'hex'),
    Buffer.from('attStmt'),
    ...statement,
    Buffer.from('68', 'hex'),
    Buffer.from('authData'),
    Buffer.from('59', 'hex'),
    length,
    data,
  ]);
}
