import { Button } from '@meetcute/kit/button';
import { useState } from 'react';

export function Example() {
  const [isSaving, setIsSaving] = useState(false);
  return (
    <Button variant="primary" isPending={isSaving} onPress={() => setIsSaving(true)}>
      Save
    </Button>
  );
}
