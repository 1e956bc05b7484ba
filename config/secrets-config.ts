const ownSecrets = ['SESSION_SECRET', 'CODE_SECRET', 'BOT_CHECK_SECRET'];
const secretsOfOthers = ['ENGINE_SERVE_KEY', 'PREVIEW_SECRET'];

/** Integrators and editors have the secrets of others. With one of the site's own they could sign sessions and codes. */
export const sharedSecretFaults = (value: Readonly<Record<string, unknown>>): readonly string[] =>
  secretsOfOthers.flatMap((name) => {
    const own = ownSecrets.find((one) => value[name] !== undefined && value[one] === value[name]);
    return own === undefined
      ? []
      : [
          `${name}: has the same value as ${own}, which nobody else may know; give it its own (openssl rand -base64 32)`,
        ];
  });
