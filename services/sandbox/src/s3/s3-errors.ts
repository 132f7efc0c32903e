/** A refusal in S3's own code and status (https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html). */
export class S3Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export function accessDenied(message = 'Access Denied'): S3Problem {
  return new S3Problem(403, 'AccessDenied', message);
}
