import { Injectable } from '@nestjs/common';
import { createChallenge, verifySolution, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { ProofOfWork } from '../../reports/ports/proof-of-work.port.js';

const ALGORITHM = 'PBKDF2/SHA-256';
/** Rounds of one attempt. A browser needs 256 attempts on average: half a second on a computer, some seconds on a small phone. */
const COST = 5_000;
/** In characters. A proof is as long as its task, and a number. */
const LONGEST = 2_000;

/** Proofs of work by ALTCHA. */
@Injectable()
export class AltchaProofOfWork extends ProofOfWork {
  override async ask(secret: string, subject: string, until: Date): Promise<string> {
    const data = { subject };
    const options = { algorithm: ALGORITHM, cost: COST, expiresAt: until, hmacSignatureSecret: secret };
    return JSON.stringify(await createChallenge({ ...options, data, deriveKey }));
  }

  override async check(secret: string, subject: string, proof: string): Promise<string | null> {
    const payload = read(proof);
    if (payload?.challenge.parameters.data?.subject !== subject || payload.challenge.parameters.cost !== COST) return null;
    // What a stranger has written may be anything, and what it makes of the library, too.
    const result = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret: secret }).catch(() => null);
    return result?.verified === true ? (payload.challenge.signature ?? null) : null;
  }
}

function read(proof: string): (Omit<Payload, 'challenge'> & { readonly challenge: Challenge }) | null {
  if (proof === '' || proof.length > LONGEST) return null;
  try {
    const parsed = JSON.parse(Buffer.from(proof, 'base64').toString()) as Payload | null;
    return parsed && typeof parsed.challenge?.parameters === 'object' && typeof parsed.solution === 'object' ? parsed : null;
  } catch {
    return null;
  }
}
