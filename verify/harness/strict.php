<?php
// Loaded before a sample: whatever PHP would only warn of ends the program.

set_error_handler(function (int $severity, string $message, string $file, int $line): never {
    throw new ErrorException($message, 0, $severity, $file, $line);
});
