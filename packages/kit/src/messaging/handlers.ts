import type { DescMessage } from '@bufbuild/protobuf';
import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { handledEvent, type EventHandler } from '../on-event.js';
import { answeredQuestion, type Question } from '../request-reply.js';

export interface RegisteredHandler {
  /** Class and event: the key of the inbox note. Renaming the class makes it a new handler. */
  readonly name: string;
  readonly schema: DescMessage;
  readonly handle: EventHandler<DescMessage>;
}

export interface RegisteredAnswer extends Question {
  readonly answer: (request: unknown) => Promise<unknown>;
}

interface DecoratedMethod {
  readonly instance: Record<string, (...args: unknown[]) => unknown>;
  /** Calls it on the finished provider: until Nest has made all of them, `instance` may be without its dependencies. */
  readonly call: (...args: unknown[]) => unknown;
  readonly className: string;
  readonly method: string;
}

/** Finds the decorated methods of all providers. */
@Injectable()
export class HandlerRegistry {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** Handlers by the full name of their event. */
  events(): Map<string, RegisteredHandler[]> {
    const found = new Map<string, RegisteredHandler[]>();
    for (const { instance, className, method, call } of this.methods()) {
      const schema = handledEvent(instance[method]!);
      if (!schema) continue;
      const name = `${className}:${schema.typeName}`;
      const handlers = found.get(schema.typeName) ?? [];
      if (handlers.some((handler) => handler.name === name)) throw new Error(`${name} is handled by two methods.`);
      handlers.push({ name, schema, handle: (event, context) => call(event, context) as Promise<void> });
      found.set(schema.typeName, handlers);
    }
    return found;
  }

  answers(): RegisteredAnswer[] {
    return [...this.methods()].flatMap(({ instance, method, call }) => {
      const question = answeredQuestion(instance[method]!);
      if (!question) return [];
      return [{ ...question, answer: (request: unknown) => call(request) as Promise<unknown> }];
    });
  }

  private *methods(): Generator<DecoratedMethod> {
    for (const provider of this.discovery.getProviders()) {
      const instance = provider.instance as DecoratedMethod['instance'] | undefined;
      if (!instance || typeof instance !== 'object') continue;
      const prototype = Object.getPrototypeOf(instance) as object | null;
      if (!prototype || prototype === Object.prototype) continue;
      for (const method of this.scanner.getAllMethodNames(prototype)) {
        const call = (...args: unknown[]) => (provider.instance as DecoratedMethod['instance'])[method]!(...args);
        yield { instance, className: instance.constructor.name, method, call };
      }
    }
  }
}
