interface SocialLink {
  name: string;
  url: string;
}

/** Where the house may be elsewhere, and the variable that says where. */
const NETWORKS = [
  { name: 'Instagram', variable: 'PUBLIC_SOCIAL_INSTAGRAM' },
  { name: 'TikTok', variable: 'PUBLIC_SOCIAL_TIKTOK' },
  { name: 'Pinterest', variable: 'PUBLIC_SOCIAL_PINTEREST' },
] as const;

/**
 * The accounts of the house at other sites, those alone that the build was told of: an address that is guessed leads to
 * a stranger.
 *
 * @throws Error naming the variable that is no https address
 */
export function socialLinks(variables: Record<string, unknown> = import.meta.env): SocialLink[] {
  return NETWORKS.flatMap(({ name, variable }) => {
    const url = String(variables[variable] ?? '').trim();
    if (url === '') return [];
    if (!url.startsWith('https://') || !URL.canParse(url)) {
      throw new Error(`The environment variable ${variable} must be an https address.`);
    }
    return { name, url };
  });
}
