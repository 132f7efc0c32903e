import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const hex = (bytes) => randomBytes(bytes).toString('hex');

/** Secrets of this checkout: made once, kept in `secrets.json` (0600) of the private folder. */
export function loadSecrets(folder) {
  const path = join(folder, 'secrets.json');
  if (existsSync(path)) return withNewKinds(JSON.parse(readFileSync(path, 'utf8')), path);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const secrets = makeSecrets();
  writeFileSync(path, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
}

/** A folder of an earlier version lacks what came later. */
function withNewKinds(known, path) {
  const missing = Object.entries({
    ...walletSecrets(),
    ...sealingKeys(),
    natsSecret: hex(16),
    secondFactorKey: hex(32),
    ...calendarSecrets(),
    ...zoomSecrets(),
  }).filter(([name]) => !(name in known));
  if (missing.length === 0) return known;
  const secrets = { ...known, ...Object.fromEntries(missing) };
  writeFileSync(path, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
}

function makeSecrets() {
  return {
    ...actorKeys(),
    ...sealingKeys(),
    csrfSecret: hex(32),
    secondFactorKey: hex(32),
    databasePassword: hex(16),
    redisPassword: hex(16),
    natsSecret: hex(16),
    stripeSecretKey: `sk_test_${hex(16)}`,
    stripePublishableKey: `pk_test_${hex(16)}`,
    stripeWebhookSecret: `whsec_${hex(16)}`,
    ...walletSecrets(),
    ...calendarSecrets(),
    ...zoomSecrets(),
    s3AccessKeyId: hex(10).toUpperCase(),
    s3SecretAccessKey: hex(20),
    // Twilio's own form: AC and 32 hexadecimal digits.
    smsAccountSid: `AC${hex(16)}`,
    smsAuthToken: hex(16),
  };
}

/** Of Square and PayPal, in their own forms, and the key that keeps practices' tokens unreadable. */
function walletSecrets() {
  return {
    squareApplicationId: `sandbox-sq0idb-${hex(11)}`,
    squareApplicationSecret: `sandbox-sq0csb-${hex(21)}`,
    squareWebhookSignatureKey: hex(11),
    paypalClientId: hex(40),
    paypalClientSecret: hex(40),
    paypalPartnerId: hex(7).toUpperCase().slice(0, 13),
    paypalWebhookId: `WH-${hex(9).toUpperCase()}`,
    providerCredentialsKey: hex(32),
  };
}

/** Of Zoom, in its own forms. */
function zoomSecrets() {
  return { zoomClientId: hex(11), zoomClientSecret: hex(16), zoomWebhookSecret: hex(11) };
}

/** Keeps what practitioners' calendars are reached with unreadable; of our apps at Google and Microsoft, in their forms. */
function calendarSecrets() {
  return {
    calendarCredentialsKey: hex(32),
    googleClientId: `${hex(16)}.apps.googleusercontent.com`,
    googleClientSecret: `GOCSPX-${hex(14)}`,
    microsoftClientId: hex(16),
    microsoftClientSecret: hex(20),
  };
}

/** Ed25519: the gateway signs actor tokens with the private key (PKCS8), services verify with the public (SPKI). */
function actorKeys() {
  const { privateKey, publicKey } = keyPair('ed25519');
  return { actorPrivateKey: privateKey, actorPublicKey: publicKey };
}

/** X25519: others seal secrets of links with the public key (SPKI), notifications opens them with the private (PKCS8). */
function sealingKeys() {
  const { privateKey, publicKey } = keyPair('x25519');
  return { mailSealingPrivateKeys: privateKey, mailSealingPublicKey: publicKey };
}

function keyPair(type) {
  const { privateKey, publicKey } = generateKeyPairSync(type, {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const base64 = (pem) => Buffer.from(pem).toString('base64');
  return { privateKey: base64(privateKey), publicKey: base64(publicKey) };
}
