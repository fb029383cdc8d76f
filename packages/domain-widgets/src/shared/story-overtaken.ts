/** What a story's server answers whoever was overtaken: how it is now, and the stamp with which to insist. To be thrown. */
export const overtakenAnswer = (detail: string, timestamp: string) =>
  Response.json(
    {
      type: 'urn:crt:problem:stale-stamp',
      title: 'Somebody else changed this in the meantime',
      status: 409,
      detail,
      instance: '01JD4W2K8Q6F3Z',
      timestamp,
    },
    { status: 409 },
  );
