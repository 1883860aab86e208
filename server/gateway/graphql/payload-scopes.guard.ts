import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { GqlExecutionContext, type GqlContextType } from '@nestjs/graphql';
import {
  getDirectiveValues,
  getNamedType,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isObjectType,
  Kind,
  type FragmentSpreadNode,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  type InlineFragmentNode,
  type SelectionSetNode,
} from 'graphql';
import type { Actor, Scope } from '../../actor.js';
import { isPublic } from '../authentication.guard.js';
import { httpRequest, signedInAs } from '../current-actor.js';

/**
 * The types that only the scope `read` shows, whichever operation returns them; each with the fields that another scope shows, too. Those are
 * what a program needs to go on after its own change. A type that is not here needs no more than the operation that returns it.
 */
export const READ_TYPES: Readonly<Record<string, Readonly<Record<string, readonly Scope[]>>>> = {
  Account: {},
  FormerLinkname: {},
  MyPage: { id: ['publish', 'media'], version: ['publish'], changed: ['publish'], profilePicture: ['media'], wallpaper: ['media'] },
  OwnLook: { id: ['publish'] },
  PageCounts: {},
  PageDraft: { revision: ['publish'], savedAt: ['publish'] },
  PageVersion: {},
  PageVersionSummary: {},
  PageViews: {},
  UploadedPicture: {},
};

/**
 * Refuses a field of an operation before it runs if the caller may not see what it requests of its result. So a change whose result may not
 * be seen is not made. It is a global guard, after that of authentication. Errors: SCOPE_MISSING.
 */
@Injectable()
export class PayloadScopesGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): true {
    // What a public handler returns, it returns to anybody, or to a person who has just signed in.
    if (context.getType<GqlContextType>() !== 'graphql' || isPublic(this.reflector, context)) return true;
    const { actor } = signedInAs(httpRequest(context));
    if (actor.has('read')) return true;
    const info = GqlExecutionContext.create(context).getInfo<GraphQLResolveInfo>();
    const payload = new Payload(info, actor);
    for (const { selectionSet } of info.fieldNodes) payload.check(selectionSet, getNamedType(info.returnType));
    return true;
  }
}

class Payload {
  private readonly seen = new Set<string>();

  constructor(
    private readonly info: GraphQLResolveInfo,
    private readonly actor: Actor,
  ) {}

  check(selectionSet: SelectionSetNode | undefined, type: GraphQLNamedType | undefined): void {
    for (const selection of selectionSet?.selections ?? []) {
      if (!this.isLeftOut(selection)) this.checkOne(selection, type);
    }
  }

  private checkOne(selection: SelectionSetNode['selections'][number], type: GraphQLNamedType | undefined): void {
    if (selection.kind !== Kind.FIELD) {
      this.checkFragment(selection, type);
      return;
    }
    // Without a definition it is `__typename`, which tells nothing.
    const field = isObjectType(type) ? type.getFields()[selection.name.value] : undefined;
    if (!field) return;
    const guarded = READ_TYPES[type!.name];
    if (guarded) this.admit(guarded[field.name] ?? []);
    this.check(selection.selectionSet, getNamedType(field.type));
  }

  private checkFragment(fragment: FragmentSpreadNode | InlineFragmentNode, type: GraphQLNamedType | undefined): void {
    if (fragment.kind === Kind.INLINE_FRAGMENT) {
      this.check(fragment.selectionSet, fragment.typeCondition ? this.typeOf(fragment.typeCondition.name.value) : type);
      return;
    }
    const { value: name } = fragment.name;
    if (this.seen.has(name)) return;
    this.seen.add(name);
    const { selectionSet, typeCondition } = this.info.fragments[name]!;
    this.check(selectionSet, this.typeOf(typeCondition.name.value));
  }

  private isLeftOut(selection: SelectionSetNode['selections'][number]): boolean {
    const { variableValues } = this.info;
    const isSkipped = getDirectiveValues(GraphQLSkipDirective, selection, variableValues)?.['if'] === true;
    return isSkipped || getDirectiveValues(GraphQLIncludeDirective, selection, variableValues)?.['if'] === false;
  }

  private typeOf(name: string): GraphQLNamedType | undefined {
    return this.info.schema.getType(name);
  }

  private admit(others: readonly Scope[]): void {
    if (!others.some((scope) => this.actor.has(scope))) this.actor.accountFor('read');
  }
}
