import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { AccessToken as StoredToken } from '../../accounts/access-tokens/access-token.js';
import { CreateAccessToken } from '../../accounts/access-tokens/use-cases/create-access-token.js';
import { AccessTokens } from '../../accounts/access-tokens/use-cases/access-tokens.js';
import type { Actor, Scope } from '../../actor.js';
import { CurrentActor } from '../current-actor.js';
import type {
  AccessScope,
  AccessToken,
  CreatedAccessToken,
  MutationCreateAccessTokenArgs,
  MutationRevokeAccessTokenArgs,
} from './generated.js';

/** The GraphQL operations for the access tokens of an account. */
@Resolver()
export class AccessTokensResolver {
  constructor(
    private readonly accessTokens: AccessTokens,
    private readonly createToken: CreateAccessToken,
  ) {}

  @Query('accessTokens')
  async list(@CurrentActor() actor: Actor): Promise<AccessToken[]> {
    return (await this.accessTokens.list(actor)).map(toAccessToken);
  }

  @Mutation('createAccessToken')
  async create(@CurrentActor() actor: Actor, @Args() { input }: MutationCreateAccessTokenArgs): Promise<CreatedAccessToken> {
    const [scopes, expiresInDays] = [input.scopes.map(scopeOf), input.expiresInDays ?? undefined];
    const { token, accessToken } = await this.createToken.execute({ actor, name: input.name, scopes, expiresInDays });
    return { token, accessToken: toAccessToken(accessToken) };
  }

  @Mutation('revokeAccessToken')
  async revoke(@CurrentActor() actor: Actor, @Args() { id }: MutationRevokeAccessTokenArgs): Promise<true> {
    await this.accessTokens.revoke(actor, id);
    return true;
  }
}

/** A token as it is listed. */
export function toAccessToken({ id, name, scopes, createdAt, expiresAt, lastUsedAt }: StoredToken): AccessToken {
  return { id, name, scopes: scopes.map((scope) => scope.toUpperCase() as AccessScope), createdAt, expiresAt, lastUsedAt };
}

function scopeOf(scope: AccessScope): Scope {
  return scope.toLowerCase() as Scope;
}
