/**
 * The language tags of an `Accept-Language` header, the most wanted first; those refused by `q=0` and whatever is no
 * tag are left out.
 *
 * @example preferredLanguages('en;q=0.8, de-AT') // ['de-AT', 'en']
 */
export function preferredLanguages(header: string | null): string[] {
  return (header ?? '')
    .split(',')
    .flatMap((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
      const weight = Number(quality);
      return /^[a-z]{1,8}(-[a-z\d]{1,8})*$/i.test(tag) && weight > 0 ? [{ tag, weight }] : [];
    })
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}
