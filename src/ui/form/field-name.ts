/**
 * The names of a form's fields that can hold such a value, an item of a list by its index. The form's type is required:
 * without it (`unknown`) there are no names, so a field without a type argument does not compile.
 */
export type FieldName<Form, Value> = NoInfer<
  {
    [Name in keyof Form & string]: [Value] extends [Form[Name]]
      ? Name
      : Form[Name] extends readonly (infer Item)[]
        ? [Value] extends [Item]
          ? `${Name}[${number}]`
          : never
        : never
  }[keyof Form & string]
>
