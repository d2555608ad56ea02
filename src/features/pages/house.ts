/** Where to write to the house: `PUBLIC_CONTACT_EMAIL`, else an address of the example. */
export const CONTACT_EMAIL: string = import.meta.env['PUBLIC_CONTACT_EMAIL'] || 'hello@mixmaster.example';

/** The house elsewhere. */
export const SOCIAL = [
  { name: 'Instagram', url: 'https://www.instagram.com/mixmaster' },
  { name: 'TikTok', url: 'https://www.tiktok.com/@mixmaster' },
  { name: 'Pinterest', url: 'https://www.pinterest.com/mixmaster' },
];
