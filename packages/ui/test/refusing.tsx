import { useState, type BaseSyntheticEvent, type ComponentType } from 'react';

/** What the server said. */
export const REFUSED = 'This could not be saved. What you wrote is still here.';

/** A story's render: the form on a page whose every submit is refused. */
export function refusing<Props extends { onSubmit: (event: BaseSyntheticEvent) => unknown }>(
  Form: ComponentType<Props>,
) {
  return function Page(args: Props) {
    const [error, setError] = useState<string>();
    const refuse = (event: BaseSyntheticEvent) => {
      event.preventDefault();
      setError(REFUSED);
    };
    return <Form {...args} error={error} onSubmit={refuse} />;
  };
}
