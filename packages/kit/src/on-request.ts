import {
  create,
  fromBinary,
  toBinary,
  type DescMessage,
  type Message,
  type MessageInitShape,
  type MessageShape,
} from '@bufbuild/protobuf';
import {
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type PipeTransform,
} from '@nestjs/common';
import { MessagePattern, Payload, Transport } from '@nestjs/microservices';
import { map, type Observable } from 'rxjs';
import { Access } from './access/access.js';

/**
 * Nest's `@MessagePattern` for a request of another service, typed by its schemas: a method of a controller.
 */
export function OnRequest<Q extends DescMessage, A extends DescMessage>(request: Q, response: A) {
  return <M extends (request: MessageShape<Q>) => Promise<MessageInitShape<A>>>(
    target: object,
    method: string | symbol,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => {
    MessagePattern(request.typeName, Transport.NATS)(target, method, descriptor);
    (Access('service') as MethodDecorator)(target, method, descriptor);
    Payload(new ReadMessage(request))(target, method, 0);
    UseInterceptors(new WriteMessage(response))(target, method, descriptor);
  };
}

class ReadMessage implements PipeTransform<Uint8Array, Message> {
  constructor(private readonly schema: DescMessage) {}

  transform(data: Uint8Array): Message {
    return fromBinary(this.schema, data);
  }
}

class WriteMessage implements NestInterceptor<MessageInitShape<DescMessage>, Uint8Array> {
  constructor(private readonly schema: DescMessage) {}

  intercept(_context: ExecutionContext, next: CallHandler<MessageInitShape<DescMessage>>): Observable<Uint8Array> {
    return next.handle().pipe(map((init) => toBinary(this.schema, create(this.schema, init))));
  }
}
