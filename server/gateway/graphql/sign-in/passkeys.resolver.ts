import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../actor.js';
import type { Caller } from '../../../accounts/caller.js';
import { Passkeys, type OwnPasskey, type StartedPasskey } from '../../../accounts/passkeys/use-cases/passkeys.js';
import { SignInWithPasskey, type StartedPasskeySignIn } from '../../../accounts/passkeys/use-cases/sign-in-with-passkey.js';
import { CurrentActor } from '../../current-actor.js';
import { Public } from '../../authentication.guard.js';
import { CurrentCaller } from '../../caller.js';
import type {
  MutationAddPasskeyArgs,
  MutationFinishPasskeySignInArgs,
  MutationRemovePasskeyArgs,
  MutationRenamePasskeyArgs,
  Passkey,
  PasskeyKind,
} from '../generated.js';
import { signedInView, type SignedInView } from '../seen-account.js';

const KINDS = { computer: 'COMPUTER', phone: 'PHONE', 'security-key': 'SECURITY_KEY' } as const satisfies Record<string, PasskeyKind>;

/** The GraphQL operations for passkeys, and for signing in with one. */
@Resolver()
export class PasskeysResolver {
  constructor(
    private readonly own: Passkeys,
    private readonly signIn: SignInWithPasskey,
  ) {}

  @Public()
  @Mutation('startPasskeySignIn')
  startPasskeySignIn(@CurrentCaller() caller: Caller): Promise<StartedPasskeySignIn> {
    return this.signIn.start(caller);
  }

  @Public()
  @Mutation('finishPasskeySignIn')
  async finishPasskeySignIn(@Args() { input }: MutationFinishPasskeySignInArgs, @CurrentCaller() caller: Caller): Promise<SignedInView> {
    return signedInView(await this.signIn.finish(input, caller));
  }

  @Query('passkeys')
  async passkeys(@CurrentActor() actor: Actor): Promise<Passkey[]> {
    return (await this.own.list(actor)).map(toListed);
  }

  @Mutation('startAddingPasskey')
  startAddingPasskey(@CurrentActor() actor: Actor): Promise<StartedPasskey> {
    return this.own.start(actor);
  }

  @Mutation('addPasskey')
  async addPasskey(
    @CurrentActor() actor: Actor,
    @Args() { input }: MutationAddPasskeyArgs,
    @CurrentCaller() caller: Caller,
  ): Promise<Passkey> {
    return toListed(await this.own.add(actor, { ...input, transports: input.transports ?? [] }, caller));
  }

  @Mutation('renamePasskey')
  async renamePasskey(@CurrentActor() actor: Actor, @Args() { id, name }: MutationRenamePasskeyArgs): Promise<Passkey> {
    return toListed(await this.own.rename(actor, id, name));
  }

  @Mutation('removePasskey')
  async removePasskey(
    @CurrentActor() actor: Actor,
    @Args() { id }: MutationRemovePasskeyArgs,
    @CurrentCaller() caller: Caller,
  ): Promise<true> {
    await this.own.remove(actor, id, caller);
    return true;
  }
}

function toListed({ id, name, kind, createdAt, lastUsedAt, isOnlyWayIn }: OwnPasskey): Passkey {
  return { id, name, kind: KINDS[kind], createdAt, lastUsedAt, isOnlyWayIn };
}
