import type { DescMessage } from '@bufbuild/protobuf';
import { sealedIn, SealedBox } from '@yarrow/kit/security/sealing';
import type { TestService } from '@yarrow/kit/testing/test-service';

/** The secret of a link that an event has mailed, opened as notifications opens it. */
export async function tokenIn(
  { env }: TestService,
  schema: DescMessage,
  { userId, sealedToken }: { userId: string; sealedToken: string },
): Promise<string> {
  return new SealedBox(env['MAIL_SEALING_PRIVATE_KEYS']!).open(sealedToken, sealedIn(schema, userId));
}
