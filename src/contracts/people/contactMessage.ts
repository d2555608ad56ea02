import { z } from 'zod';
import { localeSchema } from '../site/localeSchema.ts';
import { honeypotSchema, isStorable, writtenText } from '../menus/writtenText.ts';

/** Limits of the contact form; the table `contact_messages` checks the same. */
export const CONTACT_LIMITS = { name: 80, email: 254, message: 4000 } as const;

/** Body of `POST /api/contact`. */
export const contactMessageSchema = z.strictObject({
  name: writtenText(CONTACT_LIMITS.name),
  /** By the rule that browsers have for a field of type email. */
  email: z
    .string()
    .trim()
    .max(CONTACT_LIMITS.email)
    .pipe(z.email({ pattern: z.regexes.html5Email }))
    .refine(isStorable),
  message: writtenText(CONTACT_LIMITS.message),
  /** The language of the page, in which to answer. */
  locale: localeSchema,
  website: honeypotSchema,
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

/** A message as the export of its sender's account shows it. */
export const sentMessageSchema = contactMessageSchema
  .omit({ website: true })
  .extend({ sentAt: z.iso.datetime() });
export type SentMessage = z.infer<typeof sentMessageSchema>;
