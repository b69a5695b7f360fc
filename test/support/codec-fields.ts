const has = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  typeof value === 'object' && value !== null && key in value

/**
 * The field names that a codec knows, nested ones with dots and those of a list's rows with `[]`, in text order:
 * `items[].id`, `quote.product.name`. A leaf has none.
 */
export const fieldsOf = (codec: unknown): string[] => {
  if (has(codec, 'props') && typeof codec.props === 'object' && codec.props !== null)
    return Object.entries(codec.props)
      .flatMap(([name, inner]) => {
        const fields = fieldsOf(inner)
        return fields.length === 0
          ? [name]
          : fields.map((field) => `${name}${field.startsWith('[]') ? '' : '.'}${field}`)
      })
      .sort()
  if (!has(codec, 'type')) return []
  const fields = fieldsOf(codec.type)
  return has(codec, '_tag') && codec._tag === 'ArrayType' ? fields.map((field) => `[].${field}`) : fields
}
