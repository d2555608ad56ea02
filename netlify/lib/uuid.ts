import { z } from 'zod';

const schema = z.uuid();

/** Whether a text is a UUID: what the database would refuse as an id is asked of nobody. */
export const isUuid = (text: string | undefined): text is string => schema.safeParse(text).success;
