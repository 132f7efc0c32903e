import { RouteConfig } from '@nestjs/platform-fastify';

/**
 * Marks a REST handler that anybody may call without an actor token: webhooks, which carry their own signature,
 * and health checks. Every other route of a service answers 401 without one.
 */
export const PublicRoute = (): MethodDecorator => RouteConfig({ public: true });

declare module 'fastify' {
  interface FastifyContextConfig {
    public?: boolean;
  }
}
