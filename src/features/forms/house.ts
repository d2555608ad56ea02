/** Where to write to the house: `PUBLIC_CONTACT_EMAIL`, else an address of the example. */
export const CONTACT_EMAIL: string = import.meta.env['PUBLIC_CONTACT_EMAIL'] || 'hello@mixmaster.example';
