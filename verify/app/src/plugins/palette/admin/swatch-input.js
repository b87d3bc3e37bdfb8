import { createElement as h, forwardRef } from 'react';
import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';

import swatches from '../swatches.json';

const SwatchInput = forwardRef(({ name, label, hint, required, disabled }, ref) => {
  const field = useField(name);

  return h(
    Field.Root,
    { name, error: field.error, hint, required },
    h(Field.Label, null, label ?? name),
    h(
      SingleSelect,
      {
        ref,
        disabled,
        value: field.value ?? '',
        onChange: (value) => field.onChange(name, value),
        onClear: () => field.onChange(name, null),
      },
      swatches.map((swatch) =>
        h(SingleSelectOption, { key: swatch.value, value: swatch.value }, swatch.name)
      )
    ),
    h(Field.Hint),
    h(Field.Error)
  );
});

export default SwatchInput;
