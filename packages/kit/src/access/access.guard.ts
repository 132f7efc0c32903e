import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';

import { Reflector } from '@nestjs/core';
import { requirePro, requireStaff, requireUser, UnauthenticatedError } from '../actor.js';
import { actorOf } from '../graphql-context.js';
import { ACCESS, type AccessKind } from './access.js';

/** The gateway's signature is checked before, and a secret by the policy that knows whose it is. */
const LET_THROUGH: ReadonlySet<AccessKind> = new Set(['public', 'link', 'gateway']);

/** Enforces `@Access` on every handler that Nest calls for an external caller: GraphQL, REST, events and requests. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const kinds = this.reflector.getAllAndOverride<readonly AccessKind[] | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!kinds) return false;
    if (context.getType() === 'rpc') return kinds.includes('service');
    if (kinds.some((kind) => LET_THROUGH.has(kind))) return true;
    const actor = actorOf(context);
    if (!actor) throw new UnauthenticatedError();
    if (kinds.includes('staff') && actor.staff) return true;
    if (kinds.includes('client')) requireUser(actor);
    else if (kinds.includes('practice')) requirePro(actor);
    else if (kinds.includes('staff')) requireStaff(actor);
    else return false;
    return true;
  }
}
