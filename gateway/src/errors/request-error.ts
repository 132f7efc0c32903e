import { GraphQLError, type GraphQLFormattedError } from 'graphql';

/** Why a request was not executed, with the HTTP status for it. Its message is written for the caller. */
export class RequestError extends Error {
  readonly errors: readonly GraphQLFormattedError[];

  /**
   * @param status HTTP status of the response
   * @param refusal one code and message, or the GraphQL errors that parsing or validation found
   */
  constructor(
    readonly status: number,
    refusal: { code: string; message: string } | readonly GraphQLError[],
  ) {
    const errors =
      'code' in refusal ? [{ message: refusal.message, extensions: { code: refusal.code } }] : refusal.map(toFormatted);
    super(errors[0]?.message ?? 'The request was refused.');
    this.errors = errors;
  }
}

/**
 * The document itself is wrong. GraphQL over HTTP wants 200 for this where the client asked for `application/json` and
 * 400 where it asked for `application/graphql-response+json`, so the status here is only the latter.
 */
export class DocumentError extends RequestError {
  constructor(code: string, errors: readonly GraphQLError[]) {
    super(
      400,
      errors.map((error) => new GraphQLError(error.message, { ...positions(error), extensions: { code } })),
    );
  }
}

function positions(error: GraphQLError) {
  return { nodes: error.nodes, source: error.source, positions: error.positions };
}

function toFormatted(error: GraphQLError): GraphQLFormattedError {
  const { message, locations, path, extensions } = error.toJSON();
  return { message, ...(locations && { locations }), ...(path && { path }), extensions };
}
