import { describe, expect, it } from '@jest/globals';
import { Module, forwardRef } from '@nestjs/common';
import { Query, Resolver } from '@nestjs/graphql';
import { requireDeclaredEntrances } from './entrances.js';

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

describe('the entrances of a module', () => {
  it.each([
    ['it imports by a forward reference', ForwardModule],
    ['it imports as a dynamic module', moduleThatImports({ module: DynamicModule, imports: [InnerModule] })],
    ['it provides under another name', moduleThatProvides({ provide: 'notes', useClass: UndeclaredResolver })],
  ])('are also those that %s', (_, module) => {
    expect(() => requireDeclaredEntrances(module)).toThrow('query note (UndeclaredResolver.note)');
  });
});

function moduleThatImports(imported: { module: typeof DynamicModule; imports: [typeof InnerModule] }) {
  @Module({ imports: [imported] })
  class Importing {}
  return Importing;
}

function moduleThatProvides(provider: { provide: string; useClass: typeof UndeclaredResolver }) {
  @Module({ providers: [provider] })
  class Providing {}
  return Providing;
}
