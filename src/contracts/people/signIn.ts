import { z } from 'zod';
import { localeSchema } from '../site/localeSchema.ts';
import { firstNameSchema } from './user.ts';

/** The most characters of an address that mail servers take. */
const EMAIL_MAX_LENGTH = 254;
/** In characters, whatever they are made of: no rule says what a password must hold (OWASP ASVS 5, 6.2.1 and 6.2.5). */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
/** Digits of a code and how long it is good, in seconds; as in supabase/config.toml. */
export const CODE_LENGTH = 6;
export const CODE_LIFETIME = 600;

export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(EMAIL_MAX_LENGTH)
  .pipe(z.email({ pattern: z.regexes.unicodeEmail }));

const beginning = {
  email: emailSchema,
  /** The language of the page: that of the e-mail and of a new account. */
  locale: localeSchema,
  firstName: firstNameSchema.optional(),
  /** Where to go in the end, for readers who follow the link of the e-mail. */
  next: z.string().max(2000).optional(),
};

/** Body of `POST /api/auth/code`: asks for an e-mail with a one-time code and link. */
export const codeRequestSchema = z.strictObject(beginning);
export type CodeRequest = z.infer<typeof codeRequestSchema>;

const codeSchema = z
  .string()
  .transform((code) => code.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), `must have ${CODE_LENGTH} digits`));

/** Body of `POST /api/auth/verify`: the code of the e-mail. */
export const codeCheckSchema = z.strictObject({ ...beginning, code: codeSchema });
export type CodeCheck = z.infer<typeof codeCheckSchema>;

/** The same letters count as the same, however a keyboard writes them. */
const typedPasswordSchema = z.string().transform((password) => password.normalize('NFC'));
const lengthOf = (password: string) => [...password].length;

/** A password to sign in with: it may be older than any rule. */
const passwordSchema = typedPasswordSchema.refine(
  (password) => lengthOf(password) >= 1 && lengthOf(password) <= PASSWORD_MAX_LENGTH,
  { message: `must have 1 to ${PASSWORD_MAX_LENGTH} characters` },
);
const newPasswordSchema = typedPasswordSchema.refine(
  (password) => lengthOf(password) >= PASSWORD_MIN_LENGTH && lengthOf(password) <= PASSWORD_MAX_LENGTH,
  { message: `must have ${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters` },
);

/** Body of `POST /api/auth/password`. */
export const passwordSignInSchema = z.strictObject({ ...beginning, password: passwordSchema });
export type PasswordSignIn = z.infer<typeof passwordSignInSchema>;

/** Body of `POST /api/account/proof`: shows that it is the reader who asks, by the current password or a code. */
export const proofSchema = z.union([
  z.strictObject({ password: passwordSchema }),
  z.strictObject({ code: codeSchema }),
]);
export type Proof = z.infer<typeof proofSchema>;

/**
 * Body of `PUT /api/account/password`: a new password, or none any more. `proof` shows that it is the reader who asks;
 * it may be left out for some minutes after a code was given or a link followed.
 */
export const passwordChangeSchema = z.strictObject({
  password: newPasswordSchema.nullable(),
  proof: proofSchema.optional(),
  /** The language of the page: that of the notice where the account has none. */
  locale: localeSchema,
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/** The kinds of e-mail whose links sign in; the templates in supabase/templates/ name them. */
export const LINK_TYPES = ['signup', 'magiclink'] as const;

/** Body of `POST /api/auth/confirm`: the link of an e-mail that was opened in another browser than asked for it. */
export const linkSchema = z.strictObject({
  tokenHash: z.string().min(1).max(200),
  type: z.enum(LINK_TYPES),
  /** What the e-mail alone knows beside its token, which anybody could work out. */
  key: z.string().min(1).max(100),
  locale: localeSchema,
});
export type EmailLink = z.infer<typeof linkSchema>;

/**
 * What code, verify, password and confirm answer: the reader is in, or must give the code that was sent. While very many
 * codes are asked for, they are sent to addresses with an account alone, and everybody is told so alike.
 */
export type SignInAnswer =
  { status: 'signed-in'; firstName: string | null } | { status: 'code-sent' | 'code-sent-if-known' };
