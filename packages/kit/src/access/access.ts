import { SetMetadata } from '@nestjs/common';

/**
 * Who may call something, before the policies ask whose row it is:
 * - `public`: anybody;
 * - `client`: who is logged in, practitioners too, as the clients that they also are;
 * - `practice`: a practitioner with a practice;
 * - `link`: who holds a secret of ours; the policy compares it;
 * - `staff`: who runs the platform;
 * - `gateway`: the gateway, for callers who may see an object that refers to the entity;
 * - `service`: another service of ours, by the broker's permissions.
 */
export type AccessKind = 'public' | 'client' | 'practice' | 'link' | 'staff' | 'gateway' | 'service';

export const ACCESS = Symbol('Access');

/**
 * Declares who may call a root field, an entity resolver, a route or a handler; several kinds mean any of them. On a
 * class it holds for all of its methods that do not say otherwise. `AccessGuard` carries it out, and a service with
 * something undeclared does not start.
 */
export const Access = (...kinds: [AccessKind, ...AccessKind[]]): ClassDecorator & MethodDecorator =>
  SetMetadata(ACCESS, kinds);
