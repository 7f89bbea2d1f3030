import { Secret, TOTP } from 'otpauth';

/** Bytes of a secret: as many as SHA-1, which authenticator apps expect. */
const SECRET_BYTES = 20;

/** Seconds for which a code is shown. */
const PERIOD = 30;

/** Returns a new secret in base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Meetcute', label, secret: Secret.fromBase32(secret), period: PERIOD });

/** Returns the address that an authenticator app reads from a QR code. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/**
 * Returns the time step of a typed code, or null for a wrong one. The steps before and after the present one count too,
 * because clocks differ.
 */
export function totpStepOf(secret: string, typedCode: string, now: Date): number | null {
  const token = typedCode.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD) + delta;
}
