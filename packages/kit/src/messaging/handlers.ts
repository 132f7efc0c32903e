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
    for (const { instance, className, method } of this.methods()) {
      const schema = handledEvent(instance[method]!);
      if (!schema) continue;
      const name = `${className}:${schema.typeName}`;
      const handlers = found.get(schema.typeName) ?? [];
      if (handlers.some((handler) => handler.name === name)) throw new Error(`${name} is handled by two methods.`);
      handlers.push({ name, schema, handle: (event, context) => instance[method]!(event, context) as Promise<void> });
      found.set(schema.typeName, handlers);
    }
    return found;
  }

  answers(): RegisteredAnswer[] {
    return [...this.methods()].flatMap(({ instance, method }) => {
      const question = answeredQuestion(instance[method]!);
      if (!question) return [];
      return [{ ...question, answer: (request: unknown) => instance[method]!(request) as Promise<unknown> }];
    });
  }

  private *methods(): Generator<DecoratedMethod> {
    for (const { instance } of this.discovery.getProviders()) {
      if (!instance || typeof instance !== 'object') continue;
      const prototype = Object.getPrototypeOf(instance) as object | null;
      if (!prototype || prototype === Object.prototype) continue;
      for (const method of this.scanner.getAllMethodNames(prototype)) {
        yield { instance: instance as DecoratedMethod['instance'], className: instance.constructor.name, method };
      }
    }
  }
}
