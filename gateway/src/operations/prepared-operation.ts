import type { DocumentNode, OperationDefinitionNode } from 'graphql';

/** A document that passed every check, reduced to the one operation that a request runs. */
export interface PreparedOperation {
  /** The operation and the fragments that it reaches, nothing else. */
  readonly document: DocumentNode;
  readonly definition: OperationDefinitionNode;
  /** Names the document in the gateway's store of query plans. */
  readonly hash: string;
  readonly name: string | undefined;
  /** True for operations of the web build; only their names are bounded enough for a metric's label. */
  readonly persisted: boolean;
  costFor(variables: Readonly<Record<string, unknown>> | undefined): number;
}
