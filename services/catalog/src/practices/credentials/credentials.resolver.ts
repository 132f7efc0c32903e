import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Access } from '@yarrow/kit/access/access';
import type { Actor } from '@yarrow/kit/actor';
import { CurrentActor, loaderOf, type GraphqlContext } from '@yarrow/kit/graphql-context';
import { RateLimit } from '@yarrow/kit/rate-limits/rate-limit';
import type * as contract from '../../generated/graphql.js';
import { findCredential, ISSUERS, ISSUING_STATES, LICENSES } from '../../reference/credentials.js';
import { prefixSearch } from '../../reference/prefix-search.js';
import type { Practice } from '../practice.entity.js';
import { CredentialsService } from './credentials.service.js';
import type { ProCredential } from './pro-credential.entity.js';

const MAX_FOUND = 20;

@Resolver('ProCredential')
export class CredentialsResolver
  implements
    Pick<contract.QueryMethods, 'credentialSearch' | 'credentialIssuerSearch' | 'credentialStates'>,
    Pick<contract.MutationMethods, 'createProCredential' | 'removeCredential' | 'reorderCredentials'>,
    Pick<contract.ProCredentialMethods, 'credential' | 'filestackDocument' | 'filestackDocumentName'>
{
  constructor(private readonly credentials: CredentialsService) {}

  @Query('credentialSearch')
  @Access('public')
  credentialSearch(@Args() { query }: contract.QueryCredentialSearchArgs) {
    return prefixSearch(LICENSES.choices, query).slice(0, MAX_FOUND);
  }

  @Query('credentialIssuerSearch')
  @Access('public')
  credentialIssuerSearch(@Args() { query }: contract.QueryCredentialIssuerSearchArgs) {
    return prefixSearch(ISSUERS.choices, query).slice(0, MAX_FOUND);
  }

  @Query('credentialStates')
  @Access('public')
  credentialStates() {
    return ISSUING_STATES.choices;
  }

  @Mutation('createProCredential')
  @Access('practice')
  @RateLimit.none('A practice changes its own, and has five at most.')
  async createProCredential(
    @Args() { idempotencyKey, ...form }: contract.MutationCreateProCredentialArgs,
    @CurrentActor() actor: Actor,
  ) {
    return { practice: await this.credentials.create(actor, form, idempotencyKey) };
  }

  @Mutation('removeCredential')
  @Access('practice')
  async removeCredential(@Args() args: contract.MutationRemoveCredentialArgs, @CurrentActor() actor: Actor) {
    return { practice: await this.credentials.remove(actor, args.credentialId) };
  }

  @Mutation('reorderCredentials')
  @Access('practice')
  async reorderCredentials(@Args() args: contract.MutationReorderCredentialsArgs, @CurrentActor() actor: Actor) {
    return { practice: await this.credentials.reorder(actor, args.credentialArray) };
  }

  @ResolveField('credential')
  credential(@Parent() { credentialId }: ProCredential) {
    return (credentialId && findCredential(credentialId)) || null;
  }

  @ResolveField('filestackDocument')
  filestackDocument(@Parent() credential: ProCredential, @CurrentActor() actor: Actor) {
    return maySeeDocument(credential, actor) ? credential.documentHandle : null;
  }

  @ResolveField('filestackDocumentName')
  filestackDocumentName(@Parent() credential: ProCredential, @CurrentActor() actor: Actor) {
    return maySeeDocument(credential, actor) ? credential.documentName : null;
  }
}

/** Staff see what they decide about. */
const maySeeDocument = ({ practiceId }: ProCredential, actor: Actor) => actor.staff || practiceId === actor.practiceId;

/** All that a practice has, for its owner. */
@Resolver('Practice')
export class OwnCredentialsResolver implements Pick<contract.PracticeMethods, 'credentials'> {
  constructor(private readonly owned: CredentialsService) {}

  @ResolveField('credentials')
  async credentials(@Parent() practice: Practice, @Context() context: GraphqlContext): Promise<ProCredential[] | null> {
    if (!practice.isOwnedBy(context.actor.practiceId)) return null;
    const loader = loaderOf(context, OwnCredentialsResolver, (ids: readonly string[]) => this.owned.listOf(ids));
    return loader.load(practice.id);
  }
}
