import { z } from 'zod';
import { localeSchema } from './locale.ts';
import { firstNameSchema } from './user.ts';

/** The most characters of an address that mail servers take. */
const EMAIL_MAX_LENGTH = 254;
/** As in supabase/config.toml. */
export const PASSWORD_MIN_LENGTH = 8;
/** What Supabase's hash reads of a password. */
const PASSWORD_MAX_BYTES = 72;
export const CODE_LENGTH = 6;

const emailSchema = z
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

/** Body of `POST /api/auth/verify`: the code of the e-mail. */
export const codeCheckSchema = z.strictObject({
  ...beginning,
  code: z
    .string()
    .transform((code) => code.replace(/[\s-]/g, ''))
    .pipe(z.string().regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), `must have ${CODE_LENGTH} digits`)),
});
export type CodeCheck = z.infer<typeof codeCheckSchema>;

/** Body of `POST /api/auth/password`. */
export const passwordSignInSchema = z.strictObject({
  ...beginning,
  intent: z.enum(['sign-in', 'sign-up']),
  password: z
    .string()
    .min(PASSWORD_MIN_LENGTH)
    .refine((password) => new TextEncoder().encode(password).length <= PASSWORD_MAX_BYTES, {
      message: `must have at most ${PASSWORD_MAX_BYTES} bytes`,
    }),
});
export type PasswordSignIn = z.infer<typeof passwordSignInSchema>;

/** The kinds of e-mail whose links sign in; the templates in supabase/templates/ name them. */
export const LINK_TYPES = ['signup', 'magiclink', 'recovery'] as const;

/** Body of `POST /api/auth/confirm`: the link of an e-mail that was opened in another browser than asked for it. */
export const linkSchema = z.strictObject({
  tokenHash: z.string().min(1).max(200),
  type: z.enum(LINK_TYPES),
  locale: localeSchema,
});
export type EmailLink = z.infer<typeof linkSchema>;

/** Answer of the four: whether the reader is in, or has to give the code that was sent. */
export type SignInAnswer = { status: 'signed-in'; firstName: string | null } | { status: 'code-sent' };
