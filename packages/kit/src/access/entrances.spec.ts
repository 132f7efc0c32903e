import { describe, expect, it } from '@jest/globals';
import { Module, type Provider, forwardRef } from '@nestjs/common';
import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access } from './access.js';
import { entrancesOf, requireDeclaredEntrances } from './entrances.js';

@Resolver()
class UndeclaredResolver {
  @Query()
  note() {
    return null;
  }
}

@Module({ providers: [UndeclaredResolver] })
class InnerModule {}

@Module({ imports: [forwardRef(() => InnerModule)] })
class ForwardModule {}

@Module({})
class DynamicModule {}

@Resolver()
class UnlimitedResolver {
  @Mutation()
  @Access('practice')
  own() {
    return null;
  }

  @Mutation()
  @Access('practice', 'client')
  shared() {
    return null;
  }
}

describe('the entrances of a module', () => {
  it.each([
    ['it imports by a forward reference', ForwardModule],
    ['it imports as a dynamic module', moduleThatImports({ module: DynamicModule, imports: [InnerModule] })],
    ['it provides under another name', moduleThatProvides({ provide: 'notes', useClass: UndeclaredResolver })],
  ])('are also those that %s', (_, module) => {
    expect(() => requireDeclaredEntrances(module)).toThrow('query note (UndeclaredResolver.note)');
  });
});

describe('the rate limit of an entrance', () => {
  const module = moduleThatProvides(UnlimitedResolver);

  it('defaults to none if only practices have access', () => {
    expect(entrancesOf(module).find(({ name }) => name === 'own')).toMatchObject({
      limits: [{ countedBy: 'none', reason: 'A practice changes its own.' }],
    });
  });

  it('is required if other roles have access', () => {
    expect(() => requireDeclaredEntrances(module)).toThrow(
      /@RateLimit:\n {2}- mutation shared \(UnlimitedResolver.shared\)$/,
    );
  });
});

function moduleThatImports(imported: { module: typeof DynamicModule; imports: [typeof InnerModule] }) {
  @Module({ imports: [imported] })
  class Importing {}
  return Importing;
}

function moduleThatProvides(provider: Provider) {
  @Module({ providers: [provider] })
  class Providing {}
  return Providing;
}
