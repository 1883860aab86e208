import type { INestApplication, Type } from '@nestjs/common';
import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';

/** Every handler of every controller, such as `POST /api/login`. */
export function handlersOf(nest: INestApplication): string[] {
  const modules = [...nest.get(ModulesContainer).values()];
  const controllers = modules.flatMap((module) => [...module.controllers.values()].map(({ metatype }) => metatype as Type));
  return controllers.flatMap((controller) =>
    Object.getOwnPropertyNames(controller.prototype).flatMap((name) => {
      const handler: unknown = Object.getOwnPropertyDescriptor(controller.prototype, name)?.value;
      if (name === 'constructor' || typeof handler !== 'function' || !Reflect.hasMetadata(PATH_METADATA, handler)) return [];
      const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod];
      return pathsOf(controller).flatMap((base) =>
        pathsOf(handler).map((path) => `${method} /${[base, path].filter((part) => part && part !== '/').join('/')}`),
      );
    }),
  );
}

function pathsOf(target: object): string[] {
  return [Reflect.getMetadata(PATH_METADATA, target) as string | string[]].flat();
}
