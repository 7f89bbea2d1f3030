import { Button } from '@meetcute/kit/button';
import { TextField } from '@meetcute/kit/field';
import { Form } from '@meetcute/kit/form';
import { useState, type FormEvent } from 'react';

export function Example({ onSend }: { onSend: (name: string) => void }) {
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) onSend(name);
    else setError('Enter a name.');
  };
  return (
    <Form onSubmit={onSubmit}>
      <TextField label="Name" value={name} onChange={setName} error={error} />
      <Button type="submit">Save</Button>
    </Form>
  );
}
