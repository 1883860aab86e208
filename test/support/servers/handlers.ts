import type { INestApplication, Type } from '@nestjs/common';
import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer, Reflector } from '@nestjs/core';

const reflector = new Reflector();

/** Every handler of every controller, such as `POST /api/login`. */
export function handlersOf(nest: INestApplication): string[] {
  const modules = [...nest.get(ModulesContainer).values()];
  const controllers = modules.flatMap((module) => [...module.controllers.values()].map(({ metatype }) => metatype as Type));
  return controllers.flatMap((controller) =>
    Object.getOwnPropertyNames(controller.prototype).flatMap((name) => {
      const handler: unknown = Object.getOwnPropertyDescriptor(controller.prototype, name)?.value;
      if (name === 'constructor' || !isHandler(handler)) return [];
      const method = RequestMethod[reflector.get<RequestMethod>(METHOD_METADATA, handler)];
      return pathsOf(controller).flatMap((base) =>
        pathsOf(handler).map((path) => `${method} /${[base, path].filter((part) => part && part !== '/').join('/')}`),
      );
    }),
  );
}

function isHandler(member: unknown): member is () => unknown {
  return typeof member === 'function' && reflector.get<unknown>(PATH_METADATA, member as () => unknown) !== undefined;
}

function pathsOf(target: Type | (() => unknown)): string[] {
  return [reflector.get<string | string[]>(PATH_METADATA, target)].flat();
}
