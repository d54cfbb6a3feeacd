// A `details` that makes its content when it is first opened: a run can hold more than a hundred messages.
import { useState, type ReactNode } from 'react';

/** `children` is called once the reader opens it, or at once where `open` is set. */
export function LazyDetails(props: {
  className?: string;
  open?: boolean;
  id?: string;
  summary: ReactNode;
  children: () => ReactNode;
}): ReactNode {
  const [seen, setSeen] = useState(props.open === true);
  return (
    <details
      id={props.id}
      className={props.className}
      open={props.open}
      onToggle={(event) => {
        if (event.currentTarget.open) setSeen(true);
      }}
    >
      <summary>{props.summary}</summary>
      {seen && props.children()}
    </details>
  );
}
