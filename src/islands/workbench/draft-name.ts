// Names for what becomes an exercise: safe in a shell, in a file system and in an address.

/** An id for an exercise, from a tool's name: kebab-case, letters first. */
export function draftSlug(name: string): string {
  const slug = name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '');
  return slug === '' ? 'my-tool' : slug;
}

/** The file of one definition. */
export function draftFile(name: string): string {
  return `${draftSlug(name)}.definition.json`;
}
